/** The glossary and what can be printed, for everyone; certificates for learners. */
import { resources } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  listGlossary,
  listPrintables,
  printCertificate,
  printSample,
  printSheet,
  type ResourcesOptions,
} from './service.ts';

export function resourceRoutes(scope: PublicScope, options: ResourcesOptions): void {
  serve(scope, resources.glossary, () => listGlossary(options));
  serve(scope, resources.printables, ({ caller }) => listPrintables(options, caller));
  serve(scope, resources.sample, () => printSample(options));
  serve(scope, resources.sheet, ({ caller, params }) =>
    printSheet(options, caller, params.id, params.sheet),
  );
}

export function certificateRoutes(scope: SignedInScope, options: ResourcesOptions): void {
  serveSignedIn(scope, resources.certificates, ({ caller }) =>
    options.queries.listFinished(caller.id),
  );
  serveSignedIn(scope, resources.certificate, ({ caller, params }) =>
    printCertificate(options, caller, params.id, params.name),
  );
}
