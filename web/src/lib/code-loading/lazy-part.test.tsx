import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
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

test('a part comes when it is fetched', async () => {
  show(lazyPart(() => Promise.resolve(Bell)));
  expect(await screen.findByText('Bell A')).toBeInTheDocument();
});

test('where its code is missing the page goes on without it', async () => {
  show(lazyPart(missing));
  expect(await screen.findByText('The rest')).toBeInTheDocument();
});

test('where its code is missing there is what was given instead', async () => {
  show(lazyPart(missing, ({ name }) => <p>Plain {name}</p>));
  expect(await screen.findByText('Plain A')).toBeInTheDocument();
});
