/** While developing, serves `/simulators/<name>` as the server does; the build makes pages of their own. */
import type { Plugin } from 'vite';

export function simulatorAddresses(): Plugin {
  return {
    name: 'simulator-addresses',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^(\/simulators\/[\w-]+)(?=\?|$)/, '$1/index.html');
        next();
      });
    },
  };
}
