/** Keeps the most recently requested PDFs in memory, because making one takes 30 ms or more of this process. */
import { hash } from 'node:crypto';

const maxKept = 48;

export type KeptFiles = <Content>(
  content: Content,
  make: (content: Content) => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** Recognized by their content, so a PDF is not used after its lesson has changed. */
export function keptFiles(): KeptFiles {
  const files = new Map<string, Promise<Uint8Array>>();
  return (content, make) => {
    const key = hash('sha256', JSON.stringify(content), 'base64url');
    const file = files.get(key) ?? make(content);
    files.delete(key);
    files.set(key, file);
    file.catch(() => files.delete(key));
    const [oldest] = files.keys();
    if (files.size > maxKept && oldest !== undefined) files.delete(oldest);
    return file;
  };
}
