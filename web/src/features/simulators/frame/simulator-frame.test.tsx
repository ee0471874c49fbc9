import { accounts } from '@qubloom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../../product/api/query-client.ts';
import { AuthProvider } from '../../../product/learner/auth.tsx';
import { OutgoingContext } from '../../../product/outgoing/use-outgoing.ts';
import { outgoingOf } from '../../../testing/outgoing.ts';
import { signedOut } from '../../../testing/people.ts';
import { fakeServer, type Handler } from '../../../testing/server.ts';
import { SimulatorFrame } from './simulator-frame.tsx';

/** An answer to the question who is signed in that the test delays. */
function heldBack({ endpoint, answer }: Handler) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handler: Handler = {
    endpoint,
    answer: async (call) => {
      await released;
      return answer(call);
    },
  };
  return { handler, release: () => release() };
}

beforeEach(() => localStorage.clear());

test('a frame waits until it is known who is signed in, so that an expired session shows no saved circuits', async () => {
  localStorage.setItem('qubloom.learner', '1');
  const user = heldBack(signedOut());
  const server = fakeServer(user.handler);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <OutgoingContext value={outgoingOf(undefined)}>
          <SimulatorFrame url="/simulators/circuit-lab" title="Circuit Lab" height={300} />
        </OutgoingContext>
      </AuthProvider>
    </QueryClientProvider>,
  );
  await act(() => Promise.resolve());
  expect(server.received.map(({ path }) => path)).toEqual([accounts.currentUser.path]);
  expect(screen.queryByTitle('Circuit Lab')).not.toBeInTheDocument();
  expect(screen.getByText('Loading the simulator')).toBeInTheDocument();

  user.release();
  expect(await screen.findByTitle('Circuit Lab')).toBeInTheDocument();
  expect(localStorage.getItem('qubloom.learner')).toBeNull();
});
