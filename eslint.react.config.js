// The rules of React's compiler for components, a part of `npm run check:rest`.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config({
  files: ['**/*.tsx'],
  languageOptions: { parser: tseslint.parser },
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  plugins: { 'react-hooks': reactHooks },
  rules: reactHooks.configs.recommended.rules,
});
