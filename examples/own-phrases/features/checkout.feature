Feature: Checkout

  Background:
    Given my basket contains 1 piece of "Field Guide to Clouds"
    And I proceed to checkout

  @smoke
  Scenario: A guest orders with express delivery
    When I enter my details:
      | Full name | Ada Lovelace         |
      | Email     | ada@example.com      |
      | Address   | 12 St James's Square |
      | Postcode  | SW1Y 4JH             |
    And I order with "Express" delivery
    Then the order is confirmed for "Ada Lovelace"

  Scenario: Details are needed
    When I order with "Standard" delivery
    Then I am asked for my name
    And I am still on the checkout page
