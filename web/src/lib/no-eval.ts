/**
 * Import this for its effect wherever a schema reads something in the page: zod then compiles no code of
 * its own, which the site's content security policy refuses.
 */
import { config } from 'zod';

config({ jitless: true });
