import '../../ui/styles/styles.css';
import { readAddress, type Interactive, type PropertyValues } from '@qubloom/contract';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from '../../lib/browser/keep-focus.ts';
import type { InteractivePlace } from '../../interactives/interactive.ts';
import { announceHeight, announceRun, followTheme, FramePage } from './frame-page.tsx';
import { GuessFromPage } from './guess-from-page.tsx';

/** Makes the page of a simulator. The page's entry (`web/build/simulator-pages.ts`) passes its interactive. */
export function showInteractive<One extends Interactive>(
  { properties, simulator }: One,
  View: ComponentType<PropertyValues<One['properties']> & InteractivePlace>,
): void {
  const root = document.getElementById('simulator');
  if (!root) return;
  followTheme();
  keepFocus();
  const query = window.location.search;
  createRoot(root).render(
    <FramePage title={simulator?.title ?? ''}>
      <GuessFromPage query={query} onRun={announceRun}>
        <View {...readAddress<One['properties']>(properties, new URLSearchParams(query))} isPage />
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
