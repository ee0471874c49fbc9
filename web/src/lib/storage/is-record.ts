export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns null if the text is not a JSON object, as after somebody has changed it by hand. */
export function parseRecord(text = ''): Record<string, unknown> | null {
  try {
    const saved: unknown = JSON.parse(text);
    return isRecord(saved) ? saved : null;
  } catch {
    return null;
  }
}
