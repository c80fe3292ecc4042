# language: de
Funktionalität: Eine Bestellung ansehen
  Überschriften dürfen in jeder Sprache stehen, die Gherkin kennt; die Schritte
  versteht der eingebaute Agent auf Englisch.

  Szenario: Wer nicht angemeldet ist, wird darum gebeten
    * I open "/orders"
    * I should see "Please log in to see your orders."
    * I click the "Go to log-in" link
    * I should see the "Log in" heading

  Szenario: Die Einzelheiten einer früheren Bestellung
    * I open "/login"
    * I fill in "User name" with "ada"
    * I fill in "Password" with "lovelace"
    * I press the "Log in" button
    * I should see "Welcome, Ada"
    * I open "/orders/Q-1002"
    * I should see the "Order Q-1002" heading
    * the "2 × Pencil Set" row should show "€12.40"
    * the "Total" row should show "€16.30"
