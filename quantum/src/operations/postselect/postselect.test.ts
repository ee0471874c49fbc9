import { circuit } from '../../circuit/builder.ts';
import { testWritten } from '../../testing/written-kind.ts';

testWritten(circuit(2).postSelect(1, '-i').build(), 'Post-select q[1] in |-i⟩');
