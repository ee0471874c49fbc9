import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { circuit, type Circuit } from '@qubloom/quantum';
import { beforeEach, describe, expect, it } from 'vitest';
import { CircuitLab } from '../../circuit-lab.tsx';
import { bell, place } from '../../testing/lab-page.tsx';
import { Displays } from '../displays.tsx';

let now: Circuit;

async function openCode(made: Circuit) {
  now = made;
  render(
    <CircuitLab
      circuit={made}
      level="full"
      onChange={(next) => (now = next)}
      displays={<Displays />}
    />,
  );
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'First display' }), 'Code');
  return user;
}
const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The circuit in OpenQASM 3' });
const change = async (from: string, to: string) => {
  const code = await field();
  fireEvent.change(code, { target: { value: code.value.replace(from, to) } });
};

beforeEach(() => localStorage.clear());

describe('the code of the circuit', () => {
  // Shows: lab: OpenQASM 2 / 3 / Qiskit
  it('follows each edit, and can be edited itself', { tags: ['exhaustive'] }, async () => {
    const user = await openCode(bell);
    expect((await field()).value).toContain('h q[0];\ncx q[0], q[1];\n');
    place(1, 2).focus();
    await user.keyboard('z');
    expect((await field()).value).toContain('cx q[0], q[1];\nz q[1];\n');
    await change('z q[1];', 'x q[1]; // my own words');
    expect(now.columns.at(-1)).toMatchObject([{ gate: 'x', targets: [1] }]);
    expect((await field()).value).toContain('// my own words');
  });

  it('marks the wrong line with a sentence, and leaves the circuit unchanged meanwhile', async () => {
    await openCode(bell);
    await change('h q[0];', 'hh q[0];');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Line 4: .*The circuit waits until this is right\.$/,
    );
    expect(now).toBe(bell);
    await change('hh q[0];', 'y q[0];');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(now.columns[0]).toMatchObject([{ gate: 'y' }]);
  });

  it('undoes everything typed in one visit in one step', { tags: ['exhaustive'] }, async () => {
    const user = await openCode(bell);
    const code = await field();
    await user.click(code);
    await change('h q[0];', 'y q[0];');
    await change('y q[0];', 'z q[0];');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(now.columns).toEqual(bell.columns);
    expect((await field()).value).toContain('h q[0];');
  });

  it('refuses what the lab cannot show, in a sentence', async () => {
    await openCode(bell);
    await change('qubit[2] q;', 'qubit[40] q;');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This circuit has 40 wires. The lab takes 24 at most.',
    );
    expect(now).toBe(bell);
  });

  it(
    'keeps the displays in the circuit, and says which one was removed with its line',
    { tags: ['exhaustive'] },
    async () => {
      const shown = circuit(2)
        .h(0)
        .display('bloch', 0)
        .cx(0, 1)
        .display('probability', 0, 1)
        .build();
      const user = await openCode(shown);
      await change('h q[0];', 'y q[0];');
      expect(now.columns).toMatchObject([
        [{ gate: 'y' }],
        [{ kind: 'display', shows: 'bloch', wires: [0] }],
        [{ gate: 'x' }],
        [{ kind: 'display', shows: 'probability', wires: [0, 1] }],
      ]);
      await change('// display: bloch of q[0]\n', '');
      expect(now.columns.map(([first]) => first?.kind)).toEqual(['gate', 'gate', 'display']);
      expect(screen.getAllByText(/A display went with its line\./)[0]).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(now.columns).toEqual(shown.columns);
    },
  );

  it('says that programs cannot express post-selection', async () => {
    await openCode(circuit(1).h(0).postSelect(0, '1').build());
    expect(await screen.findByText(/OpenQASM 3 has no post-selection/)).toBeVisible();
  });

  it('can also be read in OpenQASM 2 and Qiskit', async () => {
    const user = await openCode(circuit(1).h(0).build());
    await user.click(await screen.findByRole('button', { name: 'OpenQASM 2' }));
    expect(screen.getByRole('group', { name: 'The circuit in OpenQASM 2' })).toHaveTextContent(
      'OPENQASM 2.0;',
    );
    await user.click(screen.getByRole('button', { name: 'Qiskit' }));
    expect(screen.getByRole('group', { name: 'The circuit in Qiskit' })).toHaveTextContent(
      'QuantumCircuit',
    );
  });
});
