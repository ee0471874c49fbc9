import { useState } from 'react';
import { RepairBoard } from '../../diagrams/repair/repair-board.tsx';
import { newBoard } from '../../diagrams/repair/repair-code.ts';

export function View() {
  const [board, setBoard] = useState(() => newBoard('0'));
  return <RepairBoard board={board} onChange={setBoard} />;
}
