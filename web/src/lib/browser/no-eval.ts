/**
 * The site's main script imports this first: zod, which comes later with the pages that check something,
 * then compiles no code of its own, which the site's content security policy would refuse. The global is
 * where zod has its settings.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
