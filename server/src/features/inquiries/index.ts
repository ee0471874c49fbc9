/** Inquiries of schools, and parents' requests about data, which the operator reads and settles. */
export { listInquiries, settleInquiry, showInquiry } from './inbox.ts';
export { inquiryMails } from './mails.ts';
export { deleteSettledBefore, deleteUnsettledBefore } from './queries.ts';
export { inquiryRoutes } from './routes.ts';
