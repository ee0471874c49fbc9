/**
 * The endpoints of the notice's page and the parent's page. A parent has no account: the link in the email is enough.
 */
import { consent, families } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { countMailsAskedFor } from '../accounts/index.ts';
import {
  approve,
  askLink,
  changeChild,
  dataOfChild,
  decline,
  eraseChild,
  findNotice,
  linkParent,
  openChildPage,
  openPage,
  showPage,
} from './service.ts';

export function parentRoutes(scope: PublicScope, context: Context): void {
  serveAuth(scope, consent.find, ({ body }) => findNotice(context, body.token));
  serveAuth(scope, consent.approve, async ({ body }) => {
    await approve(context, body);
    return {};
  });
  serveAuth(scope, consent.decline, async ({ body }) => {
    await decline(context, body.token);
    return {};
  });
  serveAuth(scope, consent.askLink, async ({ body, from }) => {
    await countMailsAskedFor(context, from.address);
    await askLink(context, body.email);
    return {};
  });
  serveAuth(scope, consent.open, ({ body }) => openPage(context, body.token));
  serveAuth(scope, consent.page, ({ body }) => showPage(context, body.key));
  serveAuth(scope, consent.change, ({ body }) => changeChild(context, body));
  serveAuth(scope, consent.export, ({ body }) => dataOfChild(context, body.key));
  serveAuth(scope, consent.erase, async ({ body }) => {
    await eraseChild(context, body.key);
    return {};
  });
}

/** A parent who has an account, too, can link it to the child's, and open the page from there. */
export function parentLinkRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, families.addByMail, ({ caller, body }) =>
    linkParent(context, caller, body.key),
  );
  serveSignedIn(scope, families.openChild, async ({ caller, params, body }) => ({
    key: await openChildPage(context, caller, params.id, body.password),
  }));
}
