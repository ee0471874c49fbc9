/**
 * The site's main script imports this first. It keeps zod, which loads later with the pages that check input, from
 * compiling code, which the site's content security policy would refuse. Zod reads its settings from this global.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
