import '../../../ui/styles/styles.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../../../lib/browser/keep-focus.ts';
import { announceHeight, announceRun, followTheme, FramePage } from './frame-page.tsx';
import { GuessFromPage } from './guess-from-page.tsx';

/** Makes a page of a simulator: `content` gets the query of the page's address. */
export function showSimulator(title: string, content: (query: string) => ReactNode): void {
  const root = document.getElementById('simulator');
  if (!root) return;
  followTheme();
  keepFocus();
  const query = window.location.search;
  createRoot(root).render(
    <FramePage title={title}>
      <GuessFromPage query={query} onRun={announceRun}>
        {content(query)}
      </GuessFromPage>
    </FramePage>,
  );
  announceHeight(root);
  loadFonts();
}

/** Includes fonts that are used only later, so that the page needs no network once it has loaded. */
function loadFonts(): void {
  document.fonts.forEach((font) => {
    if (font.family.includes('Fallback')) return;
    // Text without its font is still readable.
    font.load().catch(() => undefined);
  });
}
