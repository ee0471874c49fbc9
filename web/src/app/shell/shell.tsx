/** What stands around every page: the wide header and footer, or the small-screen bars. */
import { Outlet } from '@tanstack/react-router';
import { ScreenTitleContext } from '../../lib/screen-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useTitle } from './use-title.ts';

export function Shell() {
  const { setDynamicTitle } = useTitle();
  useFocusOnNavigation();
  return (
    <ScreenTitleContext value={setDynamicTitle}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-action px-4 py-3 font-medium text-on-action focus:translate-y-0"
      >
        Skip to the main content
      </a>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </ScreenTitleContext>
  );
}
