/**
 * Every page imports this first: zod, which may come later, then compiles no code of its own, which the
 * site's content security policy would refuse. The global is zod's own place for its settings.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
