/** Elements that use these keys themselves. */
const usesArrows =
  'input, select, textarea, [contenteditable], [role=slider], [role=radio], [role=tab], [role=grid], [role=application]';
const usesSpace = 'button, a, summary, [role=button], [role=switch], [role=checkbox]';

/** Returns by how many steps a key moves: the arrows, the space bar, and the keys of a presenter's remote. */
export function moveOfKey(event: KeyboardEvent): -1 | 0 | 1 {
  const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return 0;
  const at = target instanceof Element ? target : null;
  if (at?.closest(usesArrows)) return 0;
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return 1;
    case 'ArrowLeft':
    case 'PageUp':
      return -1;
    case ' ':
      if (at?.closest(usesSpace)) return 0;
      return event.shiftKey ? -1 : 1;
    default:
      return 0;
  }
}
