import './lib/no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createSite, ready } from './app/site.ts';

/** Milliseconds for which what was drawn ahead of time stays while we learn who is here. */
const patience = 1500;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to draw on');
const site = createSite();

// The page was drawn ahead of time: it is replaced at once and whole, when its code and its reader are
// known, not piece by piece.
await Promise.race([ready(site), new Promise((resolve) => setTimeout(resolve, patience))]);
createRoot(root).render(
  <StrictMode>
    <App {...site} />
  </StrictMode>,
);
