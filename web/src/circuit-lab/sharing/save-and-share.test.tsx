import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { circuit, formatCircuitUrl, type Circuit } from '@qubloom/quantum';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitLab } from '../circuit-lab.tsx';
import { SaveAndShare } from './save-and-share.tsx';
import { learnerStorage } from '../../product/storage/learner-storage.ts';
import { createCircuitStore, readSaved } from '../storage/circuit-store.ts';

const bell = circuit(2).h(0).cx(0, 1).build();
const empty = circuit(2).build();
const qasm = 'OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[2];\nh q[0];\ncx q[0],q[1];\n';
let built: Circuit | undefined;

const open = (start: Circuit = empty) => {
  built = undefined;
  const shown = render(
    <CircuitLab
      circuit={start}
      level="full"
      onChange={(next) => (built = next)}
      tools={<SaveAndShare slot="test" />}
    />,
  );
  return { user: userEvent.setup(), ...shown };
};
const place = (wire: number, column: number) => {
  const found = document.querySelector<HTMLElement>(
    `[role=gridcell][data-wire="${wire}"][data-column="${column}"]`,
  );
  if (!found) throw new Error('not drawn');
  return found;
};
const press = (name: string) => screen.getByRole('button', { name });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const saved = () => readSaved(learnerStorage(undefined), 'test').circuit;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  window.history.replaceState(null, '', '/');
});

describe('saving', () => {
  it('saves each change by itself, and the last one even if the lab closes at once', async () => {
    const { user, unmount } = open();
    place(0, 0).focus();
    await user.keyboard('h');
    await waitFor(() => expect(saved()?.columns).toHaveLength(1));
    await user.keyboard('{ArrowRight}x');
    unmount();
    expect(saved()?.columns).toHaveLength(2);
  });

  it(
    'does not overwrite the newer work of another tab, and offers it',
    { tags: ['exhaustive'] },
    async () => {
      const { user } = open();
      createCircuitStore(learnerStorage(undefined), 'test', empty).save(bell, false);
      place(0, 0).focus();
      await user.keyboard('z');
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Another tab has newer work here.');
      expect(saved()).toEqual(bell);
      await user.click(press('Show the newer one'));
      expect(built).toEqual(bell);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.click(press('Open'));
      const dialog = await sheet('Open a circuit');
      await user.click(within(dialog).getByRole('button', { name: /2 wires, 1 column/ }));
      expect(built?.columns).toMatchObject([[{ gate: 'z' }]]);
    },
  );

  it(
    'says when a change is not saved, and when it is saved again',
    { tags: ['exhaustive'] },
    async () => {
      const { user } = open();
      place(0, 0).focus();
      await user.keyboard('h');
      expect(await screen.findByText('Kept')).toBeInTheDocument();
      const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await user.keyboard('x');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Not kept. The memory of this browser is full: save a file or a link.',
      );
      expect(screen.queryByText('Kept')).not.toBeInTheDocument();
      full.mockRestore();
      await user.keyboard('z');
      expect(await screen.findByText('Kept')).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('does not claim that work is saved beside newer work if there is no room for it', async () => {
    const { user } = open();
    createCircuitStore(learnerStorage(undefined), 'test', empty).save(bell, false);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    place(0, 0).focus();
    await user.keyboard('z');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'but yours is not kept. The memory of this browser is full',
      ),
    );
    await user.click(press('Go on with mine'));
    expect(screen.getByRole('alert')).toHaveTextContent('yours is not kept');
    expect(saved()).toEqual(bell);
  });

  it(
    "reads and saves nothing in a frame of another site's page",
    { tags: ['exhaustive'] },
    async () => {
      createCircuitStore(learnerStorage(undefined), 'test', empty).save(bell, false);
      const before = { ...localStorage };
      const elsewhere = { parent: window, location: { origin: 'https://elsewhere.example' } };
      vi.spyOn(window, 'parent', 'get').mockReturnValue(elsewhere as unknown as Window);
      const { user } = open();
      place(0, 0).focus();
      await user.keyboard('h');
      await user.click(press('Share'));
      expect(await sheet('Share and save')).toHaveTextContent('This page cannot keep anything');
      expect({ ...localStorage }).toEqual(before);
      vi.restoreAllMocks();
      expect(saved()).toEqual(bell);
    },
  );

  it(
    'works if the browser has no storage for it, and says so',
    { tags: ['exhaustive'] },
    async () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      });
      const { user } = open();
      place(0, 0).focus();
      await user.keyboard('h');
      await user.click(press('Share'));
      expect(await sheet('Share and save')).toHaveTextContent('This page cannot keep anything');
    },
  );
});

describe('sharing', () => {
  it('makes and copies a link that holds the whole circuit', async () => {
    const { user } = open(bell);
    await user.click(press('Share'));
    const dialog = await sheet('Share and save');
    const link = within(dialog).getByRole('textbox', { name: 'Link to this circuit' });
    expect(link).toHaveValue(`http://localhost:3000/#c=${formatCircuitUrl(bell)}`);
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await within(dialog).findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(link.getAttribute('value'));
  });

  it('leaves the text selected if the clipboard is closed', async () => {
    const { user } = open(bell);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await user.click(press('Share'));
    const dialog = await sheet('Share and save');
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await within(dialog).findByText(/It is selected/)).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: 'Link to this circuit' })).toHaveFocus();
  });

  it('writes OpenQASM 3 and 2, Qiskit, and LaTeX', async () => {
    const { user } = open(bell);
    await user.click(press('Share'));
    const dialog = await sheet('Share and save');
    const code = (form: string) =>
      within(dialog).getByRole('textbox', { name: `The circuit as ${form}` });
    expect(code('OpenQASM 3')).toHaveTextContent(
      'OPENQASM 3.0; include "stdgates.inc"; qubit[2] q;',
    );
    await user.click(within(dialog).getByRole('button', { name: 'OpenQASM 2' }));
    expect(code('OpenQASM 2')).toHaveTextContent('qreg q[2]; h q[0]; cx q[0],q[1];');
    await user.click(within(dialog).getByRole('button', { name: 'Qiskit' }));
    expect(code('Qiskit')).toHaveTextContent('circuit.cx(q[0], q[1])');
    await user.click(within(dialog).getByRole('button', { name: 'LaTeX' }));
    expect(code('LaTeX')).toHaveTextContent('\\begin{quantikz}');
  });

  it('prints the drawing and the table of the state instead of the page', async () => {
    const { user } = open(bell);
    let printed = '';
    window.print = () => {
      printed = document.querySelector('.lab-print')?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
    await user.click(press('Share'));
    await user.click(within(await sheet('Share and save')).getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toContain('|11⟩50%0.7071'));
    await waitFor(() => expect(document.querySelector('.lab-print')).toBeNull());
    // The browser's own menu sends this event.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelector('.lab-print')).toHaveTextContent('|00⟩50%');
  });
});

describe('opening', () => {
  it('reads OpenQASM from the field, one Undo away from the old circuit', async () => {
    const { user } = open(bell);
    await user.click(press('Open'));
    const dialog = await sheet('Open a circuit');
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste(qasm.replace('cx q[0],q[1];', 'x q[1];'));
    await user.click(within(dialog).getByRole('button', { name: 'Open it' }));
    expect(built?.columns.flat()).toMatchObject([{ gate: 'h' }, { gate: 'x', controls: [] }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(press('Undo'));
    expect(built).toEqual(bell);
  });

  it('shows each mistake at its line and column, and moves the cursor there', async () => {
    const { user } = open(bell);
    await user.click(press('Open'));
    const dialog = await sheet('Open a circuit');
    const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await user.click(field);
    await user.paste(qasm.replace('h q[0]', 'hh q[0]'));
    await user.click(within(dialog).getByRole('button', { name: 'Open it' }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Line 4, column 1/);
    await user.click(within(dialog).getByRole('button', { name: 'Line 4, column 1' }));
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('hh');
    expect(built).toBeUndefined();
  });

  it('opens a text with a part that can never run, and says what was left out', async () => {
    const { user } = open(bell);
    await user.click(press('Open'));
    const dialog = await sheet('Open a circuit');
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste(qasm.replace('cx q[0],q[1];', 'creg c[1];\nif(c==1) x q[1];'));
    await user.click(within(dialog).getByRole('button', { name: 'Open it' }));
    expect(built?.columns.flat()).toMatchObject([{ gate: 'h' }]);
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      /It is open\. Worth a look: ?Line 6, column 10.*it was left out/,
    );
    expect(within(dialog).getByRole('textbox')).toBeValid();
  });

  it('opens a link to Quirk, and says what was left out', async () => {
    const { user } = open();
    await user.click(press('Open'));
    const dialog = await sheet('Open a circuit');
    await user.click(within(dialog).getByRole('textbox'));
    await user.paste('https://algassert.com/quirk#circuit={"cols":[["H","Bloch"],["•","X"]]}.');
    await user.click(within(dialog).getByRole('button', { name: 'Open it' }));
    expect(built?.columns).toEqual(bell.columns);
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      /It is open\. Worth a look: ?Quirk's displays were left out/,
    );
  });

  it('refuses a file over the limit before it is read, and reads one at the limit', async () => {
    const { user } = open();
    await user.click(press('Open'));
    const dialog = await sheet('Open a circuit');
    const read = vi.spyOn(Blob.prototype, 'text');
    const chooser = within(dialog).getByLabelText('File with a circuit');
    await user.upload(chooser, new File([' '.repeat(2_000_001)], 'big.qasm'));
    expect(within(dialog).getByRole('status')).toHaveTextContent('big.qasm is too large');
    expect(read).not.toHaveBeenCalled();
    const fits = `${qasm}\n${' '.repeat(2_000_000 - qasm.length - 1)}`;
    await user.upload(chooser, new File([fits], 'fits.qasm'));
    await waitFor(() => expect(built?.columns).toEqual(bell.columns));
  });

  it('reads a chosen file, and one that is dropped anywhere', async () => {
    const { user } = open();
    await user.click(press('Open'));
    const dialog = await sheet('Open a circuit');
    const file = new File([qasm], 'pair.qasm', { type: 'text/plain' });
    await user.upload(within(dialog).getByLabelText('File with a circuit'), file);
    await waitFor(() => expect(built?.columns).toEqual(bell.columns));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('pair.qasm is open.'));

    const other = new File(['OPENQASM 2.0; qreg q[1]; U(0,0'], 'broken.qasm');
    fireEvent.drop(place(0, 0), { dataTransfer: { files: [other], types: ['Files'] } });
    const again = await sheet('Open a circuit');
    expect(await within(again).findByText(/This stops it/)).toBeInTheDocument();
    expect(within(again).getByRole('textbox')).toHaveValue('OPENQASM 2.0; qreg q[1]; U(0,0');
    expect(built?.columns).toEqual(bell.columns);
  });

  it('follows a link while the page is open, and keeps the circuit if the link is damaged', async () => {
    open();
    const go = (hash: string) => {
      window.history.replaceState(null, '', hash);
      act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    };
    go(`#c=${formatCircuitUrl(bell)}`);
    expect(built).toEqual(bell);
    go('#c=1damaged');
    expect(screen.getByRole('status')).toHaveTextContent(/damaged.*Your circuit is still here\./);
    expect(built).toEqual(bell);
  });
});
