/** Every component of `web/src/ui` in every state, in light and dark mode. Only during development. */
import { ThemeSwitch } from '../../../ui/controls/theme-switch.tsx';
import { BrandSamples } from './brand.tsx';
import { ControlSamples } from './controls.tsx';
import { DisplaySamples } from './display.tsx';
import { FeedbackSamples } from './feedback.tsx';
import { FieldSamples } from './fields.tsx';
import { LayoutSamples } from './layouts.tsx';
import { OverlaySamples } from './overlays.tsx';

export function ComponentsRoute() {
  return (
    <div className="flex flex-col gap-6 py-6">
      <header className="page-width flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Components</h1>
        {/* Overlays have the colors of the page itself. */}
        <ThemeSwitch />
      </header>
      <div className="grid lg:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <section
            key={scheme}
            aria-label={scheme}
            data-scheme={scheme}
            style={{ colorScheme: scheme }}
            className="flex min-w-0 flex-col gap-10 bg-ground p-4 text-ink sm:p-6"
          >
            <ControlSamples />
            <FieldSamples />
            <DisplaySamples />
            <LayoutSamples />
            <FeedbackSamples />
            <OverlaySamples />
            <BrandSamples />
          </section>
        ))}
      </div>
    </div>
  );
}
