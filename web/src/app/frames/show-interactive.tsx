import '../../ui/styles/styles.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../../lib/browser/keep-focus.ts';
import type { ShownInteractive } from '../../interactives/interactive.ts';
import { announceHeight, announceRun, followTheme, FramePage } from './frame-page.tsx';
import { GuessFromPage } from './guess-from-page.tsx';

/**
 * Makes a page of an interactive. The page's entry (`web/build/simulator-pages.ts`) passes its view and the parser
 * of its query.
 */
export function showInteractive<Options extends object>(
  title: string,
  View: ComponentType<Options & ShownInteractive>,
  readOptions: (query: string) => Options,
): void {
  const root = document.getElementById('simulator');
  if (!root) return;
  followTheme();
  keepFocus();
  const query = window.location.search;
  createRoot(root).render(
    <FramePage title={title}>
      <GuessFromPage query={query} onRun={announceRun}>
        <View {...readOptions(query)} isPage />
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
