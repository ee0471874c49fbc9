/** Records the database queries of an act. */
import pg from 'pg';
import { vi } from 'vitest';

/** Texts of all queries sent to PostgreSQL during `act`, including `begin` and `commit`. */
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
