// Compiles Python's library and our toolkit to bytecode, in the same version of Python that will read it, so that
// Python in the page starts in half the time. It packs each into a zip without compression, because the server's
// brotli compresses the whole file better than the zip compresses its parts.
//
//   node compile-library.mjs FOLDER    writes library.zip and toolkit.zip there
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { pyodide, toolkitModules } from './places.mjs';

/** Dates are fixed, so that the same sources give the same bytes. */
const packing = `
import importlib.util, io, marshal, zipfile

def compiled(name, source):
    code = compile(source, name, "exec", dont_inherit=True)
    # Marked as unchecked: the reader asks for no source file and no date.
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)

def packed(files):
    pack = io.BytesIO()
    with zipfile.ZipFile(pack, "w", zipfile.ZIP_STORED) as target:
        for name, content in sorted(files.items()):
            if name.endswith(".py"):
                name, content = name + "c", compiled(name, content)
            target.writestr(zipfile.ZipInfo(name), content)
    return pack.getvalue()

def unpacked(path):
    with zipfile.ZipFile(path) as source:
        return {name: source.read(name) for name in source.namelist() if name[-1] != "/"}
`;

const [folder] = process.argv.slice(2);
const python = await loadPyodide({ indexURL: pyodide });
python.runPython(packing);

python.FS.writeFile('library.zip', readFileSync(join(pyodide, 'python_stdlib.zip')));
write('library.zip', 'packed(unpacked("library.zip"))');

const toolkit = toolkitModules().map(({ name, path }) => [name, readFileSync(path, 'utf8')]);
python.globals.set('toolkit', python.toPy(Object.fromEntries(toolkit)));
write('toolkit.zip', 'packed(toolkit)');

function write(name, expression) {
  writeFileSync(join(folder, name), python.runPython(expression).toJs());
}
