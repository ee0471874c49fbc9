import { circuit } from '../../circuit/builder.ts';
import { testWritten } from '../../testing/written-kind.ts';

testWritten(circuit(2).display('probability', 0, 1).build(), 'Probability display of q[0], q[1]');
testWritten(circuit(2).display('bloch', 1).build(), 'Bloch display of q[1]');
testWritten(circuit(2).display('amplitudes', 0, 1).build(), 'Amplitude display of q[0], q[1]');
