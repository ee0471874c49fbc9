/** The endpoint through which schools and parents write to the operator. */
import { inquiries } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serve, type PublicScope } from '../../platform/http/serve.ts';
import { sendInquiry } from './service.ts';

export function inquiryRoutes(scope: PublicScope, context: Context): void {
  serve(scope, inquiries.send, ({ body, throttleKey }) => sendInquiry(context, body, throttleKey));
}
