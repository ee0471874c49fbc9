// The rules of React's compiler for components, a part of `npm run check:rest`.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config({
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  // All these plugins are loaded, because comments in the files name their rules. eslint.config.js turns on the others.
  plugins: {
    'react-hooks': reactHooks,
    'jsx-a11y': jsxA11y,
    '@typescript-eslint': tseslint.plugin,
  },
  rules: reactHooks.configs.recommended.rules,
});
