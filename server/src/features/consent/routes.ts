/** The notice's page, the parent's page, and what a child sees of its consent. */
import { consent } from '@qubloom/contract';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { askAgain, consentOf, correctAddress, type AskingOptions } from './asking.ts';
import {
  approve,
  askLink,
  changeChild,
  dataOfChild,
  decline,
  eraseChild,
  findNotice,
  openPage,
  showPage,
  type ConsentOptions,
} from './service.ts';

export interface ConsentRoutesOptions extends ConsentOptions, AskingOptions {
  /** @throws {TooMany} for an internet address that has asked for many mails. */
  countMail(address: string): Promise<unknown>;
}

/** Whoever has the mail may: a parent has no account. */
export function parentRoutes(scope: PublicScope, options: ConsentRoutesOptions): void {
  serveAuth(scope, consent.find, ({ body }) => findNotice(options, body.token));
  serveAuth(scope, consent.approve, async ({ body }) => {
    await approve(options, body);
    return {};
  });
  serveAuth(scope, consent.decline, async ({ body }) => {
    await decline(options, body.token);
    return {};
  });
  serveAuth(scope, consent.askLink, async ({ body, from }) => {
    await options.countMail(from.address);
    await askLink(options, body.email);
    return {};
  });
  serveAuth(scope, consent.open, ({ body }) => openPage(options, body.token));
  serveAuth(scope, consent.page, ({ body }) => showPage(options, body.key));
  serveAuth(scope, consent.change, ({ body }) => changeChild(options, body));
  serveAuth(scope, consent.export, ({ body }) => dataOfChild(options, body.key));
  serveAuth(scope, consent.erase, async ({ body }) => {
    await eraseChild(options, body.key);
    return {};
  });
}

export function consentRoutes(scope: SignedInScope, options: AskingOptions): void {
  serveSignedIn(scope, consent.mine, async ({ caller }) => ({
    consent: await consentOf(options, caller),
  }));
  serveSignedIn(scope, consent.askAgain, async ({ caller }) => {
    await askAgain(options, caller);
    return {};
  });
  serveSignedIn(scope, consent.correctAddress, async ({ caller, body }) => {
    await correctAddress(options, caller, body);
    return {};
  });
}
