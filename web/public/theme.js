// Runs before the first paint, so that a stored choice of theme does not flash the other one.
(function () {
  try {
    var theme = localStorage.getItem('qubloom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    // Storage is closed to us (a strict privacy setting): the system's theme is used.
  }
})();
