import type { App } from '../index.ts';

/** The app of the tests. */
export const diary: App = {
  name: 'diary',
  title: 'Diary',
  folderSetting: 'DIARY_FOLDER',
  databaseSetting: 'DIARY_DATABASE',
};
