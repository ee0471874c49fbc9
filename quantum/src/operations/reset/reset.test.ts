import { circuit } from '../../circuit/builder.ts';
import { testWritten } from '../../testing/written-kind.ts';

testWritten(circuit(2).reset(1).build(), 'Reset q[1]');
