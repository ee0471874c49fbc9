/** Fetches a file of known length, and passes on each piece as it arrives, one after the other. */
export async function download(
  { url, bytes }: { readonly url: string; readonly bytes: number },
  onPiece: (piece: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    received += value.length;
    await onPiece(value);
  }
  if (received < bytes) throw new Error(`${url} ends too early`);
}
