import { useState } from 'react';
import { RepairGame } from '../../diagrams/repair/repair-game.tsx';
import { newRepair } from '../../diagrams/repair/repair-code.ts';

export function View() {
  const [state, setState] = useState(() => newRepair('0'));
  return <RepairGame state={state} onChange={setState} />;
}
