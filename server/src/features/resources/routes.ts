/** The glossary and what can be printed, for everyone; packs by plan; certificates for learners. */
import { resources } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { paperFor } from './paper.ts';
import {
  listGlossary,
  listPrintables,
  printCertificate,
  printPack,
  printSample,
  printSheet,
  type ResourcesOptions,
} from './service.ts';

export function resourceRoutes(scope: PublicScope, options: ResourcesOptions): void {
  serve(scope, resources.glossary, () => listGlossary(options));
  serve(scope, resources.printables, ({ caller }) => listPrintables(options, caller));
  serve(scope, resources.sample, ({ languages }) => printSample(options, paperFor(languages)));
  serve(scope, resources.sheet, ({ caller, params, languages }) =>
    printSheet(options, caller, params.id, { sheet: params.sheet, paper: paperFor(languages) }),
  );
  serve(scope, resources.pack, ({ caller, params }) =>
    printPack(options, caller, params.id, params.paper),
  );
}

export function certificateRoutes(scope: SignedInScope, options: ResourcesOptions): void {
  serveSignedIn(scope, resources.certificates, ({ caller }) =>
    options.queries.listFinished(caller.id),
  );
  serveSignedIn(scope, resources.certificate, ({ caller, params, languages }) =>
    printCertificate(options, caller, params.id, {
      chosen: params.name,
      paper: paperFor(languages),
    }),
  );
}
