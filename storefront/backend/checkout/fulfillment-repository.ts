import { integer, nullable, defineRow, text } from '../database/index.ts';
import type { Database } from '../database/index.ts';

/** The invoice of an order: it covers the whole of it. */
interface InvoiceRecord {
  id: number;
  created_at: string;
}

/** The parcel of an order: it holds the whole of it. */
interface ShipmentRecord {
  id: number;
  tracking_title: string | null;
  tracking_number: string | null;
  created_at: string;
}

/** A remark on an order that the shopper may read. */
interface CommentRecord {
  message: string;
  created_at: string;
}

const invoiceRow = defineRow<InvoiceRecord>({ id: integer, created_at: text });
const shipmentRow = defineRow<ShipmentRecord>({
  id: integer,
  tracking_title: nullable(text),
  tracking_number: nullable(text),
  created_at: text,
});
const commentRow = defineRow<CommentRecord>({ message: text, created_at: text });

/** The invoice of an order, or undefined while it is unpaid. */
export function findInvoice(database: Database, orderId: number): InvoiceRecord | undefined {
  return database.get(invoiceRow, 'SELECT id, created_at FROM sales_invoice WHERE order_id = ?', [orderId]);
}

/** Invoices an order. */
export function insertInvoice(database: Database, orderId: number, at: string): void {
  database.run('INSERT INTO sales_invoice (order_id, created_at) VALUES (?, ?)', [orderId, at]);
}

/** The parcel of an order, or undefined while it is not sent. */
export function findShipment(database: Database, orderId: number): ShipmentRecord | undefined {
  return database.get(
    shipmentRow,
    'SELECT id, tracking_title, tracking_number, created_at FROM sales_shipment WHERE order_id = ?',
    [orderId],
  );
}

/** Sends an order. */
export function insertShipment(
  database: Database,
  orderId: number,
  tracking: { title: string; number: string } | null,
  at: string,
): void {
  database.run(
    'INSERT INTO sales_shipment (order_id, tracking_title, tracking_number, created_at) VALUES (?, ?, ?, ?)',
    [orderId, tracking?.title ?? null, tracking?.number ?? null, at],
  );
}

/** Remarks on an order, oldest first. */
export function listComments(database: Database, orderId: number): CommentRecord[] {
  return database.all(
    commentRow,
    'SELECT message, created_at FROM sales_order_comment WHERE order_id = ? ORDER BY id',
    [orderId],
  );
}

/** Adds a remark to an order. */
export function insertComment(database: Database, orderId: number, message: string, at: string): void {
  database.run('INSERT INTO sales_order_comment (order_id, message, created_at) VALUES (?, ?, ?)', [
    orderId,
    message,
    at,
  ]);
}
