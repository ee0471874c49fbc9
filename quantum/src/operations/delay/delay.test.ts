import { circuit } from '../../circuit/builder.ts';
import { testWritten } from '../../testing/written-kind.ts';

testWritten(circuit(2).delay(1500, 1).build(), 'Wait 1.5 µs on q[1]');
