/** The endpoints of the glossary and sheets for everyone, of packs by plan, and of certificates for learners. */
import { resources } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { paperFor } from './paper.ts';
import {
  listFinished,
  listGlossary,
  listPrintables,
  printCertificate,
  printPack,
  printPresentation,
  printSample,
  printSheet,
} from './service.ts';

export function resourceRoutes(scope: PublicScope, context: Context): void {
  serve(scope, resources.glossary, () => listGlossary(context));
  serve(scope, resources.printables, ({ caller }) => listPrintables(context, caller));
  serve(scope, resources.sample, ({ languages }) => printSample(context, paperFor(languages)));
  serve(scope, resources.sheet, ({ caller, params, languages }) =>
    printSheet(context, caller, params.id, { sheet: params.sheet, paper: paperFor(languages) }),
  );
  serve(scope, resources.presentation, ({ caller, params }) =>
    printPresentation(context, caller, params.id),
  );
  serve(scope, resources.pack, ({ caller, params }) =>
    printPack(context, caller, params.id, params.paper),
  );
}

export function certificateRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, resources.certificates, ({ caller }) => listFinished(context, caller));
  serveSignedIn(scope, resources.certificate, ({ caller, params, languages }) =>
    printCertificate(context, caller, params.id, {
      chosen: params.name,
      paper: paperFor(languages),
    }),
  );
}
