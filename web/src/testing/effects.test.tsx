import { render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler';
import { expect, test } from 'vitest';

/** Keeps React's scheduler busy before each later effect. */
function keepBusy(): void {
  for (let count = 0; count < 20; count++) {
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      for (const end = performance.now() + 10; performance.now() < end;);
    });
  }
}

function Late() {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    setTimeout(() => setIsHere(true), 100);
  }, []);
  return isHere ? <Heading /> : undefined;
}

function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  keepBusy();
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      Late
    </h1>
  );
}

test('an awaited element is found with its effects, even on a busy machine', async () => {
  render(<Late />);
  expect(await screen.findByRole('heading', { name: 'Late' })).toHaveFocus();
});
