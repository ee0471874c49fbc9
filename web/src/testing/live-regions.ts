/** The elements that a screen reader announces by itself. An `output` is one without the attribute. */
const live =
  '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]';

/**
 * Finds the elements that screen readers would announce twice: a live region inside another one, one that repeats
 * the words of a slider, which are announced when it is moved, and an `output` whose change its own control or a
 * message already announces.
 */
export function doubleAnnouncements(page: ParentNode): readonly string[] {
  const regions = [...page.querySelectorAll(live)].filter(
    (region) => region.getAttribute('aria-live') !== 'off' && textOf(region) !== '',
  );
  const sliders = [...page.querySelectorAll('input[type="range"], [role="slider"]')].map(
    (slider) => slider.getAttribute('aria-valuetext') ?? '',
  );
  return regions.flatMap((region) => {
    const text = textOf(region);
    return [
      ...(region.parentElement?.closest(live) ? [`inside another live region: ${text}`] : []),
      ...(region.localName === 'output' ? [`an output, live without saying so: ${text}`] : []),
      ...(sliders.some((words) => words.includes(text)) ? [`also a slider's words: ${text}`] : []),
    ];
  });
}

function textOf(element: Element): string {
  return element.textContent.trim();
}
