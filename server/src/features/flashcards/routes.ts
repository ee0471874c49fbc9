/** The endpoints of flashcards for everybody, and of learners' reviews. */
import { flashcards } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  listCards,
  listSets,
  reviewCard,
  saveSitting,
  showDue,
  showProgress,
  showSet,
} from './service.ts';

export function flashcardRoutes(scope: PublicScope, context: Context): void {
  serve(scope, flashcards.sets, () => listSets(context));
  serve(scope, flashcards.set, ({ params }) => showSet(context, params.id));
  serve(scope, flashcards.cards, ({ params }) => listCards(context, params.id));
}

export function cardMemoryRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, flashcards.progress, ({ caller }) => showProgress(context, caller));
  serveSignedIn(scope, flashcards.due, ({ caller }) => showDue(context, caller));
  serveSignedIn(scope, flashcards.saveSitting, ({ caller, params, body, act }) =>
    saveSitting(context, caller, params.id, body, act),
  );
  serveSignedIn(scope, flashcards.review, ({ caller, params, body, act }) =>
    reviewCard(context, caller, params.id, body, act),
  );
}
