import { mount } from 'svelte';
import App from './app/App.svelte';
import './styles';
import { fetchGames } from './net/games.svelte';
import { pages } from './pages';
import { startWorker } from './app/offline/worker';
import { reloadOnDeploy } from './app/router/reload-on-deploy';
import { route, startRouting } from './app/router/router.svelte';
import { renderTurn } from './ui/render-queue';
import { loadTranslations } from './i18n/translate.svelte';

const target = document.getElementById('app');
if (target) {
  // Every page needs them; a page that cannot do without says so itself if they do not come.
  fetchGames().catch(() => {});
  const { page } = route();
  if (page !== 'home') pages[page]().catch(() => {}); // on its way while we learn to speak
  await loadTranslations();
  await renderTurn();
  startRouting();
  reloadOnDeploy();
  target.replaceChildren();
  mount(App, { target });
  startWorker();
}
