import { eq, inArray, type InferInsertModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/database/client.ts';
import type { RowChanges } from './row-changes.ts';

type ContentTable = PgTable & { readonly id: PgColumn; readonly retiredAt: PgColumn };

/** Writes changes of rows within one transaction, and counts them. */
export class RowWriter {
  rowsWritten = 0;
  readonly tx: Transaction;

  constructor(tx: Transaction) {
    this.tx = tx;
  }

  async write<Table extends ContentTable>(
    table: Table,
    { added, changed, vanished }: RowChanges<InferInsertModel<Table>>,
  ): Promise<void> {
    // drizzle cannot infer a table that is a type parameter; `changesBetween` has checked the columns.
    const anyTable: ContentTable = table;
    if (vanished.length > 0) {
      const retired = { retiredAt: new Date() } as Record<string, unknown>;
      await this.tx
        .update(anyTable)
        .set(retired)
        .where(inArray(table.id, [...vanished]));
    }
    for (const { id, values } of changed) {
      await this.tx
        .update(anyTable)
        .set({ ...values, retiredAt: null })
        .where(eq(table.id, id));
    }
    if (added.length > 0) await this.tx.insert(anyTable).values([...added]);
    this.rowsWritten += vanished.length + changed.length + added.length;
  }
}
