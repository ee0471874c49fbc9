/** What is asked of the database while something is done. */
import pg from 'pg';
import { vi } from 'vitest';

/** The text of every query that goes to PostgreSQL while `act` is under way, `begin` and `commit` included. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return query.mock.calls.map(([config]: readonly unknown[]) =>
      typeof config === 'string' ? config : (config as { readonly text: string }).text,
    );
  } finally {
    query.mockRestore();
  }
}
