import { circuit } from '../../circuit/builder.ts';
import { testWritten } from '../../testing/written-kind.ts';

testWritten(circuit(2).barrier(0, 1).build(), 'Barrier on q[0], q[1]');
