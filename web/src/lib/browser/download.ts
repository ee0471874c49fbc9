/** Passes a file to the browser as a download. Nothing leaves this machine. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  // The browser may still be reading it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
