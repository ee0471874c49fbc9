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
  childOnPage,
  dataOfChild,
  decline,
  endClass,
  eraseChild,
  findNotice,
  linkedChild,
  linkParent,
  openLinkedChild,
  openPage,
  showLinkedChild,
  showPage,
} from './service.ts';

export function parentRoutes(scope: PublicScope, context: Context): void {
  serveAuth(scope, consent.find, ({ body }) => findNotice(context, body.token));
  serveAuth(scope, consent.approve, async ({ body }) => ({ key: await approve(context, body) }));
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
  serveAuth(scope, consent.change, ({ body: { key, ...change } }) =>
    changeChild(context, childOnPage(context, key), { ...change, from: 'link' }),
  );
  serveAuth(scope, consent.endClass, ({ body: { key, classId } }) =>
    endClass(context, childOnPage(context, key), classId),
  );
  serveAuth(scope, consent.export, ({ body }) =>
    dataOfChild(context, childOnPage(context, body.key)),
  );
  serveAuth(scope, consent.erase, async ({ body }) => {
    await eraseChild(context, childOnPage(context, body.key));
    return {};
  });
}

/** A parent who has an account, too, can link it to the child's, and decides on the family page. */
export function parentLinkRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, families.addByMail, ({ caller, body }) =>
    linkParent(context, caller, body.key),
  );
  serveSignedIn(scope, families.child, ({ caller, params }) =>
    showLinkedChild(context, caller, params.id),
  );
  serveSignedIn(scope, families.openChild, async ({ caller, params, body }) => ({
    key: await openLinkedChild(context, caller, params.id, body.password),
  }));
  serveSignedIn(scope, families.changeChild, ({ caller, params, body: { key, ...change } }) =>
    changeChild(context, linkedChild(context, caller, { childId: params.id, key }), {
      ...change,
      from: { account: caller.username },
    }),
  );
  serveSignedIn(scope, families.exportChild, ({ caller, params, body }) =>
    dataOfChild(context, linkedChild(context, caller, { childId: params.id, key: body.key })),
  );
  serveSignedIn(scope, families.eraseChild, async ({ caller, params, body }) => {
    await eraseChild(context, linkedChild(context, caller, { childId: params.id, key: body.key }));
    return {};
  });
}
