import { circuit } from '../../circuit/builder.ts';
import { testWritten } from '../../testing/written-kind.ts';

testWritten(circuit(2).measure(1, 1).build(), 'Measure q[1] into c[1]');
