import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Bell = ({ name }: { readonly name: string }) => <p>Bell {name}</p>;
const missing = () => Promise.reject<typeof Bell>(new Error('Importing a module script failed.'));
const show = (Part: ReturnType<typeof lazyPart<{ readonly name: string }>>) =>
  render(
    <Suspense fallback="on its way">
      <Part name="A" />
      <p>The rest</p>
    </Suspense>,
  );

test('a part appears once it is fetched', async () => {
  show(lazyPart(() => Promise.resolve(Bell)));
  expect(await screen.findByText('Bell A')).toBeInTheDocument();
});

test('if its code is missing, the page works without it', async () => {
  show(lazyPart(missing));
  expect(await screen.findByText('The rest')).toBeInTheDocument();
});

test('if its code is missing, the replacement is shown', async () => {
  show(lazyPart(missing, ({ name }) => <p>Plain {name}</p>));
  expect(await screen.findByText('Plain A')).toBeInTheDocument();
});

test('a preloaded part is rendered at once', async () => {
  const Part = lazyPart(() => Promise.resolve(Bell));
  void Part.preload();
  await Promise.resolve();
  show(Part);
  expect(screen.getByText('Bell A')).toBeInTheDocument();
});

test('a placeholder of its own is shown until the code loads, and hides nothing else', async () => {
  show(
    lazyPart(
      () => Promise.resolve(Bell),
      undefined,
      () => <p>Soon</p>,
    ),
  );
  expect(screen.getByText('Soon')).toBeInTheDocument();
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(await screen.findByText('Bell A')).toBeInTheDocument();
});

test('a part that failed to preload is fetched again', async () => {
  const load = vi.fn(() => Promise.resolve(Bell)).mockImplementationOnce(missing);
  const Part = lazyPart(load);
  void Part.preload();
  await Promise.resolve();
  show(Part);
  expect(await screen.findByText('Bell A')).toBeInTheDocument();
});

test('without a replacement, missing code is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyPart(missing, null);
  class Boundary extends Component<{ readonly children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? 'No code' : this.props.children);
  }
  render(
    <Boundary>
      <Suspense>
        <Part name="A" />
      </Suspense>
    </Boundary>,
  );
  expect(await screen.findByText('No code')).toBeInTheDocument();
});
