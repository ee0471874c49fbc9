/**
 * Explains why Python could not read a program at all. Python's own messages name the place well, but explain the
 * mistake in a programmer's words.
 */
import type { PythonError } from '../messages.ts';
import { explainNotebookLine } from './import-words.ts';

/** The first entry whose pattern matches Python's message applies; `$1` is the pattern's group. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^'(.)' was never closed/, 'The $1 in this line is never closed.'],
  [/unterminated f-string literal/, 'The quote in this line is never closed.'],
  [/unterminated triple-quoted/, 'The text that starts with three quotes here is never closed.'],
  [/unterminated string literal/, 'The quote in this line is never closed.'],
  [/unmatched '(.)'/, 'There’s a $1 too many here, or its partner is missing.'],
  [/closing parenthesis '(.)' does not match/, 'This $1 closes another kind of bracket.'],
  [/expected ':'/, 'A colon is missing at the end of this line.'],
  [
    /expected an indented block after (?:'(\w+)'|(\w+))/,
    'After this line Python waits for one that is indented: put four spaces before it.',
  ],
  [
    /expected an indented block/,
    'Python waits for an indented line here: put four spaces before it.',
  ],
  [/unexpected indent/, 'This line starts with spaces that it shouldn’t have.'],
  [/unindent does not match/, 'The spaces before this line fit none of the lines above it.'],
  [/inconsistent use of tabs/, 'This line mixes tabs and spaces. Use only spaces.'],
  [
    /invalid syntax\. Maybe you meant '==' or ':='/,
    'One = gives a value. To compare two values, write ==.',
  ],
  [
    /cannot assign to .* here\. Maybe you meant '=='/,
    'One = gives a value. To compare two values, write ==.',
  ],
  [
    /cannot assign to (True|False|None)/,
    '$1 is a word of Python’s own and can’t get another value.',
  ],
  [/cannot assign to literal/, 'A name goes on the left of the =, not a value.'],
  [
    /cannot assign to function call/,
    'A name goes on the left of the =, not the call of a function.',
  ],
  [/Missing parentheses in call to 'print'/, 'print needs parentheses, like print("hello").'],
  [/Perhaps you forgot a comma/, 'Something is missing here, perhaps a comma.'],
  [/Did you mean '(.*)'\?/, 'Python can’t read this. Did you mean $1?'],
  [
    /invalid decimal literal/,
    'A name can’t start with a digit, and a number can’t have letters in it.',
  ],
  [/leading zeros in decimal integer/, 'A whole number can’t start with 0.'],
  [/invalid character '(.)'/, 'Python doesn’t know the character $1. Was it copied from a text?'],
  [
    /invalid non-printable character/,
    'There’s a character here that can’t be seen. Delete the blanks and type them again.',
  ],
  [/'return' outside function/, 'return works only inside a function.'],
  [/'(break|continue)' (?:outside|not properly in) loop/, '$1 works only inside a loop.'],
  [/'await' outside/, 'await works only inside an async function.'],
  [/unexpected character after line continuation/, 'Nothing may come after a \\ in a line.'],
  [
    /positional argument follows keyword argument/,
    'Arguments with a name come after those without one.',
  ],
  [/duplicate argument '(\w+)'/, 'This function has two parameters called $1.'],
  [/keyword argument repeated: (\w+)/, 'This call gives $1 twice.'],
  [/expected 'except' or 'finally' block/, 'A try needs an except below it.'],
  [/f-string/, 'Something in the braces of this f-string can’t be read.'],
  [
    /too many statically nested blocks|too many nested parentheses/,
    'This goes too many levels deep for Python.',
  ],
  [
    /source code (string )?cannot contain null bytes/,
    'The program contains a character that isn’t text.',
  ],
];

export function explainSyntax({ message, line, code }: PythonError): string {
  const ofNotebook = explainNotebookLine(code);
  if (ofNotebook) return ofNotebook;
  for (const [pattern, text] of words) {
    const match = pattern.exec(message);
    if (match) return text.replaceAll('$1', () => match[1] ?? '');
  }
  return line === null
    ? 'Python can’t read this program.'
    : 'Python can’t read this line. Look for a typo, or for a bracket or quote left open above it.';
}
