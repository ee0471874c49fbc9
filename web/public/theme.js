// Small and on its own, so that a stored choice of theme is there with the first paint.
(function () {
  try {
    var theme = localStorage.getItem('qubloom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    // Storage is closed to us (a strict privacy setting): the system's theme is used.
  }
})();
