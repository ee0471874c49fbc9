/** Fetches a file whose length is known, and says how much of it has come. */
export async function download(
  { url, bytes }: { readonly url: string; readonly bytes: number },
  onBytes: (count: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  const whole = new Uint8Array(bytes);
  let filled = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    whole.set(value, filled);
    filled += value.length;
    onBytes(value.length);
  }
  if (filled < bytes) throw new Error(`${url} ends too early`);
  return whole.buffer;
}
