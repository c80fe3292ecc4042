Feature: Basket
  As a visitor I want to collect products, so that I can order them together.

  @smoke
  Scenario: Two products
    Given my basket contains 2 pieces of "Stoneware Mug"
    And my basket contains 1 piece of "Earl Grey Tea"
    When I go to the cart page
    Then the amount for "Stoneware Mug" is €24.00
    And the total is the sum of all amounts

  Scenario: Emptying the basket
    Given my basket contains 1 piece of "Dotted Notebook"
    When I take "Dotted Notebook" out of my basket
    Then my basket is empty

  Scenario Outline: Changing the quantity of <product>
    Given my basket contains 1 piece of "<product>"
    When I change the quantity of <product> to <quantity>
    Then the amount for "<product>" is <amount>

    Examples:
      | product        | quantity | amount |
      | Stoneware Mug  | 3        | €36.00 |
      | Earl Grey Tea  | 5        | €39.00 |
